export { VehiclesScreen as Component } from '../../features/garage/vehicles-screen';

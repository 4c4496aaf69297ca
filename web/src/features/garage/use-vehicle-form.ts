import { zodResolver } from '@hookform/resolvers/zod';
import { useImperativeHandle, useState, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import type { Cover, Vehicle } from '@contract';
import { monthOf } from './registration';
import {
  vehicleFormSchema,
  type VehicleFormInput,
  type VehicleFormOutput,
} from './vehicle-form-schema';

/** Takes what the cover of a manual says of its vehicle. */
export type FillIn = (cover: Cover) => void;

const valuesOf = (vehicle: Vehicle | undefined) => ({
  make: vehicle?.make ?? '',
  model: vehicle?.model ?? '',
  ...(vehicle && { year: vehicle.year }),
  trim: vehicle?.trim ?? '',
  nickname: vehicle?.nickname ?? '',
  isDefault: vehicle?.isDefault ?? false,
  vin: vehicle?.vin ?? '',
  engine: vehicle?.engine ?? '',
  tyreSize: vehicle?.tyreSize ?? '',
  country: vehicle?.country ?? '',
  firstRegistration: vehicle?.firstRegistration ? monthOf(vehicle.firstRegistration) : '',
  assistancePhone: vehicle?.assistancePhone ?? '',
});

/** The form of a vehicle, and how often a cover has filled it in: its fields then begin anew. */
export function useVehicleForm(vehicle: Vehicle | undefined, fill: Ref<FillIn> | undefined) {
  const [filled, setFilled] = useState(0);
  const form = useForm<VehicleFormInput, unknown, VehicleFormOutput>({
    resolver: zodResolver(vehicleFormSchema),
    defaultValues: valuesOf(vehicle),
  });
  // What somebody has chosen or written stays: a model belongs to its make.
  useImperativeHandle(fill, () => ({ make, model, year }) => {
    const options = { shouldValidate: form.formState.isSubmitted };
    const own = form.getValues();
    const isNamed = own.make === '' && own.model === '' && make !== null;
    const isDated = !own.year && year !== null;
    if (isNamed) {
      form.setValue('make', make, options);
      form.setValue('model', model ?? '', options);
    }
    if (isDated) form.setValue('year', year, options);
    if (isNamed || isDated) setFilled((times) => times + 1);
  });
  return { form, filled };
}

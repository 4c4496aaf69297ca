import { forgetOwner } from './forget-owner';

it('the end of a session removes what the browser keeps for one owner, and nothing of another', () => {
  localStorage.setItem('guantera-notifications-lucia', '{}');
  localStorage.setItem('guantera-notifications-ana', '{}');
  localStorage.setItem('theme', 'dark');
  forgetOwner('lucia');
  expect(Object.keys(localStorage).sort()).toEqual(['guantera-notifications-ana', 'theme']);
});

import { invitationNameOf } from './invitation-name';

it.each([
  ['/invite-ana', 'ana'],
  ['/invite-ana/', 'ana'],
  ['/invite-ana-maria-2', 'ana-maria-2'],
  ['/invite-', null],
  ['/invite', null],
  ['/invite-Ana', null],
  ['/invite-ana/more', null],
  ['/invite-%2e%2e', null],
  ['/other/invite-ana', null],
  ['/', null],
])('[2.10] the route of invitations reads %s as %s', (pathname, name) => {
  expect(invitationNameOf(pathname)).toBe(name);
});

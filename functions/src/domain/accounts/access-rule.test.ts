import { admit, isInvited } from './access-rule';

const rule = {
  allowedEmailDomains: ['guantera.test', 'taller.test'],
  invitedAddresses: ['Ana@invitada.example'],
};

describe('isInvited', () => {
  it.each([
    ['demo@guantera.test', 'an allowed domain'],
    ['jefe@taller.test', 'the other allowed domain'],
    ['DEMO@Guantera.TEST', 'capitals'],
    ['demo+coche@guantera.test', 'a tag before an allowed domain'],
    ['"a@evil.example"@guantera.test', 'the last @ decides'],
    ['ana@invitada.example', 'an invited address'],
    ['ANA@INVITADA.EXAMPLE', 'an invited address in capitals'],
  ])('[1.18] lets %s in: %s', (email) => {
    expect(isInvited(email, rule)).toBe(true);
  });

  it.each([
    ['demo@evil.example', 'another domain'],
    ['demo@correo.guantera.test', 'a sub-domain'],
    ['demo@guantera.test.evil.example', 'an allowed domain inside another'],
    ['demo@notguantera.test', 'a domain that ends alike'],
    ['demo@guantera.test@evil.example', 'several @'],
    ['demo@guantera.test.', 'a dot at the end'],
    ['demo@guantera.test ', 'a blank at the end'],
    ['demo@ guantera.test', 'a blank inside'],
    ['demo@evil.example\n@guantera.test', 'a line break'],
    ['demo@guantera.test\u200b', 'a zero-width space'],
    ['demo@gu\u0430ntera.test', 'a Cyrillic letter'],
    ['demo@tal\u217cer.test', 'a Roman numeral that looks like a letter'],
    ['ana+otra@invitada.example', 'a tag on an invited address'],
    ['otra@invitada.example', 'a neighbour of an invited address'],
    ['\u00e1na@invitada.example', 'an accent on an invited address'],
    ['demo\uff20guantera.test', 'a full-width @'],
    ['demo@guantera.te\u017ft', 'a long s'],
    ['demo@guantera\u3002test', 'an ideographic full stop'],
    ['demo@guanter\u1d43.test', 'a superscript letter'],
    ['demo@guantera.test\u0000', 'a NUL'],
    ['demo@\u202eguantera.test', 'a change of direction'],
    ['demo@guan\u00adtera.test', 'a soft hyphen'],
    ['demo@xn--guntera-8ya.test', 'a domain in Punycode'],
    ['demo@guantera.test,x@evil.example', 'a list of addresses'],
    ['demo@guantera.test>', 'an address that was wrapped'],
    ['demo@guantera.test/', 'a path after the domain'],
    ['demo@[127.0.0.1]', 'an address literal'],
    ['an\u0131@invitada.example', 'a dotless i'],
    ['@guantera.test', 'nobody'],
    ['guantera.test', 'a domain alone'],
    ['', 'nothing'],
  ])('[1.18, 5.37] keeps %j out: %s', (email) => {
    expect(isInvited(email, rule)).toBe(false);
  });

  it('keeps the Kelvin sign out where a k is allowed', () => {
    const withK = { allowedEmailDomains: ['kia.test'], invitedAddresses: [] };
    expect(isInvited('a@kia.test', withK)).toBe(true);
    expect(isInvited('a@\u212aia.test', withK)).toBe(false);
  });

  it('lets nobody in when nothing is configured', () => {
    expect(isInvited('demo@', { allowedEmailDomains: [], invitedAddresses: [] })).toBe(false);
  });
});

describe('admit', () => {
  it('wants a verified address', () => {
    const account = { email: 'demo@guantera.test', isEmailVerified: false };
    expect(admit(account, rule)).toBe('EMAIL_NOT_VERIFIED');
    expect(admit({ ...account, isEmailVerified: true }, rule)).toBe('admitted');
  });

  it('does not tell strangers to verify anything', () => {
    expect(admit({ email: 'x@evil.example', isEmailVerified: false }, rule)).toBe(
      'INVITATION_ONLY',
    );
  });

  it('keeps accounts without an address out', () => {
    expect(admit({ email: null, isEmailVerified: true }, rule)).toBe('INVITATION_ONLY');
  });
});

/** The words that every mail begins and ends with. */
export const mailTexts = {
  /** Without an account there is no name. */
  hello: (firstName: string) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  day: (weekday: string, day: string) => `${weekday} ${day}`,
  at: (day: string, time: string) => `${day} at ${time}`,
  fromTo: (first: string, last: string) => `from ${first} to ${last}`,
  atTime: (time: string) => `at ${time}`,
  times: (day: string, first: string, last: string) => `${day}, ${first} to ${last}`,
  /** Labels of what every mail says at a glance. */
  labels: {
    when: 'When',
    where: 'Where',
    customerId: 'Customer ID',
    linkUntil: 'Link expires',
    passkey: 'Passkey',
    role: 'Your role',
    email: 'Email',
  },
  device: (browser: string, system: string) => `${browser} on ${system}`,
  checkLogins: 'Check your login details',
  setNewPassword: 'Set a new password',
  nothingToDo: 'If this was you, there’s nothing to do.',
  logIn: 'Log in',
  questions: (ways: string) => `Questions? ${ways}`,
  seller: (legalName: string, companyNumber: string | null, address: string) =>
    [legalName, companyNumber === null ? null : `registered number ${companyNumber}`, address]
      .filter((part) => part !== null)
      .join(', '),
} as const;

export type ModulusResult = 'possible' | 'impossible' | 'not-checked';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * True if a sort code and an account number can exist together, by Vocalink's modulus tables. It says nothing about
 * who owns the account. `not-checked` where the tables have no rule for the sort code: that is no reason to refuse.
 * The tables are loaded when they are first needed.
 * @param sortCode six digits.
 * @param accountNumber eight digits.
 */
export async function checkModulus(sortCode: string, accountNumber: string): Promise<ModulusResult> {
  const { validateAccountDetails } = await import('uk-modulus-check');
  if (!validateAccountDetails(sortCode, accountNumber)) return 'impossible';
  // The library accepts whatever it has no rule for; a rule refuses at least one other check digit.
  const others = DIGITS.map((digit) => `${accountNumber.slice(0, -1)}${digit}`);
  return others.every((other) => validateAccountDetails(sortCode, other)) ? 'not-checked' : 'possible';
}

/** Pounds that cash is handed over in, rounded up to what notes make. */
const STEPS = [5, 10, 20, 50];

/** Amounts in pence that cash is likely to be handed over in: what is due, and the next ones that notes make up. */
export function quickAmounts(due: number): number[] {
  if (due <= 0) return [];
  const rounded = STEPS.map((step) => Math.ceil(due / (step * 100)) * step * 100);
  return [...new Set([due, ...rounded])].sort((one, other) => one - other).slice(0, 4);
}

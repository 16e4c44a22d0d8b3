/** Thrown by a screen whose subject does not exist; the host shows the not-found page. */
export class ScreenNotFound extends Error {
  constructor() {
    super('The page does not exist.');
    this.name = 'ScreenNotFound';
  }
}

/** Something that whoever runs the server has to put right; the message says what. */
export class AdminError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AdminError';
  }
}

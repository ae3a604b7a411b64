/** What knows one print and says what it may be; whether it is, is for the search to find out. */
export interface Proposer<Propose> {
  readonly name: string;
  /** The print that it is for. */
  readonly sketch: string;
  readonly propose: Propose;
}

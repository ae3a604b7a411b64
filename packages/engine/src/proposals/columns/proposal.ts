import type { FigureRole } from '../../shapes/row.ts';

/** What one proposer takes a table's columns of figures for. */
export interface RoleProposal {
  /** The proposer. */
  readonly name: string;
  /** One role for each of the table's columns of figures, from left to right. */
  readonly roles: readonly FigureRole[];
  /** How many printed figures come out under these roles: balances that follow from each other, amounts that a rate turns into others. */
  readonly links: number;
}

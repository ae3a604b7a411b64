import type { Table } from '../shapes/layout.ts';
import type { FigureRole } from '../shapes/row.ts';
import type { NumberForm } from '../values/amount.ts';
import { proposeByChain } from './columns/balance-chain.ts';
import { proposeByRates } from './columns/exchange.ts';
import type { RoleProposal } from './columns/proposal.ts';
import { proposeBySums } from './columns/sum-column.ts';
import type { Proposer } from './proposer.ts';

/**
 * All who propose what columns of figures hold from their arithmetic, whatever stands over them. The first that has something to
 * say is tried; it goes before headings (`columns/column-roles.ts`) and model (`rows/judge.ts`). `headed`: what headings and
 * filling say of the columns. Who proposes where a statement begins is in `statement/boundaries.ts`.
 */
export const ROLE_PROPOSERS: readonly Proposer<
  (table: Table, form: NumberForm, headed: readonly FigureRole[]) => RoleProposal | null
>[] = [
  {
    name: 'balance chain',
    sketch: `
      Description        Incoming   Outgoing     Amount
      Rent                            -87.02     708.66
      Card payment                    -24.99     795.68`,
    propose: proposeByChain,
  },
  {
    name: 'exchange',
    sketch: `
      Day     Description       Currency   Amount     Rate        XYZ
      02.05   Ferry                                            155.87
      08.05   Stream Abroad     EUR        144.48   11.0310  1,593.76`,
    propose: proposeByRates,
  },
  {
    name: 'sum column',
    sketch: `
      Day     Shop          Purchase     Share    Fee    This month
      15.05   FURNITURE       127.90     12.79   0.15         12.94`,
    propose: proposeBySums,
  },
];

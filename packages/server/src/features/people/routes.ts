import type { App } from '../../http/app-type.ts';
import { accountRoutes } from './account-routes.ts';
import { type AuthRoutesNeeds, authRoutes } from './auth-routes.ts';
import { leaveRoutes } from './leave-routes.ts';
import { twoStepRoutes } from './two-step/routes.ts';
import { userRoutes } from './user-routes.ts';

/** All calls about people: signing in, who is signed in, and the account. */
export function peopleRoutes(app: App, needs: AuthRoutesNeeds): void {
  authRoutes(app, needs);
  userRoutes(app, needs.people);
  accountRoutes(app, needs.people);
  twoStepRoutes(app, needs);
  leaveRoutes(app, needs.people);
}

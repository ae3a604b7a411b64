import {
  CANCEL_PLAN_PATH,
  CHECKOUT_PATH,
  type LocaleCode,
  type PaymentPage,
  PLANS_PATH,
  type PlanOffers,
  type PlanState,
  PORTAL_PATH,
} from '@tallyleaf/contract';
import { post, request } from './request.ts';

/** The plans, and what they cost here. @throws {ApiError} */
export const listPlans = (): Promise<PlanOffers> => request('GET', PLANS_PATH);

/** Begins to buy: the address of the page where it is paid. @throws {ApiError} */
export const beginCheckout = (plan_index: number, locale: LocaleCode): Promise<PaymentPage> =>
  post(CHECKOUT_PATH, { plan_index, locale });

/** The address of the page where one changes how one pays. @throws {ApiError} */
export const openPortal = (locale: LocaleCode): Promise<PaymentPage> => post(PORTAL_PATH, { locale });

/** Cancels a recurring plan, which is kept until its end. @throws {ApiError} */
export const cancelPlan = (): Promise<PlanState> => request('DELETE', CANCEL_PLAN_PATH, { needLogin: true });

import { areInOrder, type SetLayout } from '@tallyleaf/contract';
import { ApiError } from './errors.ts';

/** @throws {ApiError} `invalid-input` where a layout's columns overlap or are out of order: no schema says that */
export function checkOrder({ columns }: SetLayout): void {
  if (!areInOrder(columns)) throw new ApiError('invalid-input', 'Columns stand from left to right and do not overlap.');
}

import type { Host } from '../ports.ts';
import { type Model, readModel } from './model.ts';

/** Each host's model: read once, however many documents are converted. */
const models = new WeakMap<Host, Promise<Model>>();

/** The model that a host brings. */
export function modelOf(host: Host): Promise<Model> {
  const known = models.get(host);
  if (known) return known;
  const model = host.loadModel().then((bytes) => readModel(new Uint8Array(bytes)));
  models.set(host, model);
  // A failed fetch is tried again by the next document.
  model.catch(() => models.delete(host));
  return model;
}

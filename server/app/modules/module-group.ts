// Declares what each file of this folder returns.
import { joinWork, type Work } from '../../platform/jobs/port.js';

/** Modules that are built together, under the names by which handlers and reactions receive them. */
export interface ModuleGroup<Modules> {
  readonly modules: Modules;
  /** Jobs and periodic tasks of all modules of the group. */
  readonly work: Work;
}

/** The modules that a function of this folder builds. */
export type ModulesOf<Create extends (...given: never[]) => unknown> =
  Awaited<ReturnType<Create>> extends ModuleGroup<infer Modules> ? Modules : never;

export const noWork = joinWork();

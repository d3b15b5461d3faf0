// Builds the module of dependents from the reactions and the modules of the records.
export { createDependentRules as createDependentsModule } from './dependents.js';

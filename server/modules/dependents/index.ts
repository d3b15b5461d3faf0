export { createDependentRules as createDependentsModule } from './dependents.js';

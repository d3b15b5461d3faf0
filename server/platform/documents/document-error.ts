import { reasons } from '../../generated/reasons.js';
import { errorFactory } from '../text-placeholders.js';
import { DocumentError } from './port.js';

export const documentError = errorFactory(reasons.document, DocumentError);

import { AppError } from '../faults/app-error';

/** A question that was put to a revision which was replaced, or deleted, meanwhile: what was found of it says nothing. */
export class RevisionGone extends AppError {
  constructor() {
    super('TRY_AGAIN');
    this.name = 'RevisionGone';
  }
}

import { ChoiceView } from './ChoiceViews.tsx'
import type { FieldKinds } from './fieldKinds.ts'
import { ImagesView } from './ImagesView.tsx'
import { LongTextView } from './LongTextView.tsx'
import { NumberView } from './NumberView.tsx'

/** Kinds for the forms that say so (`kinds={moreKinds}`): the others do not load their components. */
export const moreKinds: FieldKinds = {
  choice: ChoiceView,
  images: ImagesView,
  longText: LongTextView,
  number: NumberView,
}

import { ChoiceView } from './ChoiceViews.tsx'
import type { FieldKinds } from './fieldKinds.ts'
import { ImagesView } from './ImagesView.tsx'
import { ListView } from './ListView.tsx'
import { LongTextView } from './LongTextView.tsx'
import { NumberView } from './NumberView.tsx'
import { RateView } from './RateView.tsx'

/** Kinds for the forms that say so (`kinds={moreKinds}`): the others do not load their components. */
export const moreKinds: FieldKinds = {
  choice: ChoiceView,
  images: ImagesView,
  list: ListView,
  longText: LongTextView,
  number: NumberView,
  rate: RateView,
}

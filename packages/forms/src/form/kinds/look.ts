import type { AmountFieldProps, ImageUploadProps, PhoneCountry, SelectOption } from '@baize/ui'
import type { ReactNode } from 'react'
import type { CaptchaSource } from '../../captcha/useCaptcha.ts'
import type { FieldDescription, FieldProblem } from '../../compiler/index.ts'
import type { SentValues } from '../values.ts'

/** A code that was sent to a telephone or a mailbox. */
export interface CodeSent {
  /** Minutes for which it is valid; another is refused meanwhile. @default codeSettings.expiredMinutes */
  readonly expiredMinutes?: number | undefined
}

/** How a code is requested. */
export interface CodeRequest {
  /** What it is for: the countdown of each purpose survives a reload. */
  readonly purpose: string
  /** Fields that must be right before a code can be sent; their values go with the request. */
  readonly needs: readonly string[]
  /** Sends the code. Throws why not: an error with `problems`, or with `params.retryAfterSeconds`. */
  send(values: SentValues): Promise<CodeSent>
}

/** What the platform says about a value while the form is filled in. */
export interface ValueAnswer {
  /** Why it cannot be used. */
  readonly problem?: Omit<FieldProblem, 'field'> | undefined
  /** What is good to know about it, translated: whose invitation it is. */
  readonly note?: string | undefined
}

/** How images are sent to the platform. */
export interface ImagesLook extends Pick<ImageUploadProps, 'types' | 'maxBytes' | 'camera'> {
  /** Sends one file; resolves to the id under which the platform keeps it. `onProgress` from 0 to 1. */
  upload(file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }): Promise<string>
}

/** What a page may say about a field beyond its rules. */
export interface FieldLook {
  /** @default the known label of the field */
  label?: ReactNode
  /** @default the lengths of the rule */
  hint?: ReactNode
  /** The language of label and hint, where it is not the page's. */
  lang?: string
  /** An example of a value; never in place of the label. */
  placeholder?: string
  /** Words for the error of the empty field. @default "Label is required" */
  empty?: string
  /** Words for the values of a selection or a choice. `description` and `media` are shown where they are cards. */
  options?: readonly (SelectOption & { description?: ReactNode; media?: ReactNode })[]
  /** Shows a choice as cards. @default false */
  cards?: boolean
  /** Currency and quick amounts of a money field. */
  money?: Pick<AmountFieldProps, 'currency' | 'quickAmounts' | 'decimals'>
  /** Countries whose numbers a mobile field takes; it then sends `countryDialingCode` too. */
  countries?: readonly PhoneCountry[]
  /** The source of a captcha's challenge. */
  captcha?: CaptchaSource
  /** Requests the code that is typed here. */
  code?: CodeRequest
  /** Where images are sent. */
  images?: ImagesLook
  /** Asks the platform about a value that the rules accept, a little after it was typed. */
  check?: (value: string, signal: AbortSignal) => Promise<ValueAnswer>
  /** Lines of a long text in view at first. @default 4 */
  rows?: number
  /** Lists: what an entry is called, numbered from 1 on: "Tier 2". @default "No. 2" */
  entryLabel?: (number: number) => string
  /** Lists: what the page says about the fields of an entry, by their names in it. */
  fields?: Readonly<Record<string, FieldLook>>
  /** Words or a button after what is typed, such as a unit. */
  after?: ReactNode
}

/** What the view of a kind is given. */
export interface FieldViewProps {
  /** The field, as its rules describe it. */
  field: FieldDescription
  /** What the page says about it. */
  look: FieldLook
  /** Words and wiring that every component of ui takes. */
  frame: FieldFrameProps
}

/** Words and wiring of a field. */
interface FieldFrameProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required: boolean
  optional: boolean
}

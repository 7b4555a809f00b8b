import type { FieldRule } from '../compiler/index.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'

/** What a question may be about, as the platform numbers it, in the order in which it is offered. */
export const feedbackTypes = {
  deposit: 1,
  withdrawal: 2,
  game: 3,
  customerService: 4,
  applyAgent: 6,
  other: 0,
} as const

/** What a question is about. */
export type FeedbackTopic = keyof typeof feedbackTypes

/** All topics, in the order in which they are offered. */
export const feedbackTopics = Object.keys(feedbackTypes) as readonly FeedbackTopic[]

/** A question or proposal, or a complaint. */
export const feedbackKinds = ['feedback', 'complaint'] as const
/** A question or proposal, or a complaint. */
export type FeedbackKind = (typeof feedbackKinds)[number]

/** Fewest and most characters of a text. */
export interface TextLength {
  readonly min: number
  readonly max: number
}

/** What the form says about its text where the platform says nothing: 200 at most; 20 at least is advice. */
export const feedbackLength: TextLength = { min: 20, max: 200 }

/** What is sent. */
export interface FeedbackBody {
  /** What was written, without white space at its ends. */
  content: string
  /** User name of who writes. */
  sender: string
  /** One of `feedbackTypes`. */
  type: number
  captchaId?: string
  /** Letters of the image. */
  captcha?: string
  /** The device's proof in place of letters. */
  proofNonce?: string
}

/** The fields. Only a complaint has a minimum length; that of a question is advice. `named`: with a field for the author's name. */
export function feedbackFields(
  kind: FeedbackKind,
  { min, max }: TextLength,
  named = false,
): readonly FieldRule[] {
  return [
    ...(named ? [{ name: 'sender', required: true, maxLength: 64 }] : []),
    { name: 'questionType', kind: 'select', required: true, options: feedbackTopics },
    {
      name: 'content',
      kind: 'longText',
      required: true,
      maxLength: max,
      ...(kind === 'complaint' ? { minLength: min } : {}),
    },
    { name: 'captcha', required: true },
  ]
}

/** The body of the call, from the form's values. */
export function feedbackBody(values: SentValues, sender: string): FeedbackBody {
  const text = (name: string) => (typeof values[name] === 'string' ? { [name]: values[name] } : {})
  return {
    content: String(values.content),
    sender,
    type: feedbackTypes[values.questionType as FeedbackTopic],
    ...text('captchaId'),
    ...text('captcha'),
    ...text('proofNonce'),
  }
}

/** The platform's problem with `type` belongs to the field of the question type. */
export function feedbackRefusal(refusal: SubmitRefusal): SubmitRefusal {
  const { problems } = refusal
  if (!problems) return refusal
  return {
    ...refusal,
    problems: problems.map((each) => (each.field === 'type' ? { ...each, field: 'questionType' } : each)),
  }
}

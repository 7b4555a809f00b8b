import type { SelectOption } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { FieldLook } from '../form/kinds/look.ts'
import { type FeedbackKind, type FeedbackTopic, feedbackTopics, type TextLength } from './feedbackFields.ts'

/** Words of the fields. */
export function useFeedbackLooks(
  kind: FeedbackKind,
  { min, max }: TextLength,
): Readonly<Record<'sender' | 'questionType' | 'content', FieldLook>> {
  const { t } = useLingui()
  const topics: Readonly<Record<FeedbackTopic, string>> = {
    deposit: t({ message: 'Deposit', context: 'what a question is about' }),
    withdrawal: t({ message: 'Withdrawal', context: 'what a question is about' }),
    game: t({ message: 'Game', context: 'what a question is about' }),
    customerService: t({ message: 'Customer service', context: 'what a question is about' }),
    applyAgent: t({ message: 'Become an agent', context: 'what a question is about' }),
    other: t({ message: 'Other', context: 'what a question is about' }),
  }
  const options: SelectOption[] = feedbackTopics.map((value) => ({ value, label: topics[value] }))
  return {
    sender: {
      label: t({ message: 'Your name', context: 'label of a form field: who writes' }),
      hint: t({ message: 'Your username, if you have an account', context: 'hint of a form field' }),
    },
    questionType: {
      label: t({ message: 'Topic', context: 'label of a form field: what a question is about' }),
      placeholder: t({ message: 'Choose', context: 'in an empty selection' }),
      options,
    },
    content: {
      label: t({ message: 'Description', context: 'label of a form field: what happened' }),
      hint:
        kind === 'complaint'
          ? t({ message: `${min} to ${max} characters`, context: 'hint of a form field' })
          : t({
              message: `${min} to ${max} characters help us answer`,
              context: 'hint of a form field: shorter texts are taken too',
            }),
      rows: 6,
    },
  }
}

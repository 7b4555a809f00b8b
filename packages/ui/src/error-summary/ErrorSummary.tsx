import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, memo, type ReactNode, useId } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { Text } from '../text/Text.tsx'
import * as css from './ErrorSummary.css.ts'

export interface SummarisedError {
  /** Id of the field's control; a click on the message moves the focus there. Leave out for problems without a field. */
  fieldId?: string | undefined
  message: ReactNode
}

export interface ErrorSummaryProps extends CommonProps<HTMLElement> {
  /** In the order of the fields. Nothing is shown while there are none. */
  errors: readonly SummarisedError[]
  /** @default 'There is a problem' */
  title?: ReactNode
}

function goTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  const control = field.matches('fieldset') ? (field.querySelector<HTMLElement>('input') ?? field) : field
  field.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}

/** One of many, of which a key changes one. */
const Line = memo(function Line({ fieldId, message }: SummarisedError) {
  if (fieldId === undefined) return <li>{message}</li>
  return (
    <li>
      <a href={`#${fieldId}`} className={css.link} onClick={(event) => goTo(event, fieldId)}>
        {message}
      </a>
    </li>
  )
})

/** All that is wrong with a form, at its head, each with the way to its field. */
export function ErrorSummary({ errors, title, ...root }: ErrorSummaryProps) {
  const { t } = useLingui()
  const titleId = useId()
  if (errors.length === 0) return null
  return (
    <section tabIndex={-1} aria-labelledby={titleId} className={css.summary} {...commonProps(root)}>
      {/* Names the section, and is no heading: a form may stand at any depth of a page's outline. */}
      <Text as="p" weight="strong" id={titleId}>
        {title ?? t({ message: 'There is a problem', context: 'heading of the list of errors of a form' })}
      </Text>
      <ul className={css.problems}>
        {errors.map(({ fieldId, message }, index) => (
          <Line key={fieldId ?? index} fieldId={fieldId} message={message} />
        ))}
      </ul>
    </section>
  )
}

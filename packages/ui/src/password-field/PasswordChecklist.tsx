import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CheckIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './PasswordChecklist.css.ts'

/** What a password must have. */
export interface PasswordRule {
  /** Stable key. */
  id: string
  /** The rule in words: "a digit". */
  label: ReactNode
  /** Whether what is typed has it. */
  met: boolean
}

export interface PasswordChecklistProps extends CommonProps<HTMLDivElement> {
  /** The rules, in an order that stays; their owner says which are met. */
  rules: readonly PasswordRule[]
  /** Leave out what is read out when a rule is met: the form around it says it. @default false */
  silent?: boolean
}

/**
 * What a new password must have, ticked off while it is typed. It is the `hint` of its PasswordField, so that it is
 * read with it; a screen reader announces how many are met when that changes.
 */
export function PasswordChecklist({ rules, silent = false, ...root }: PasswordChecklistProps) {
  const { t } = useLingui()
  const [met, all] = [rules.filter((rule) => rule.met).length, rules.length]
  return (
    <div {...commonProps(root)}>
      <ul className={css.rules}>
        {rules.map((rule) => (
          <li key={rule.id} data-met={rule.met || undefined} className={css.rule}>
            <span className={css.mark}>{rule.met ? <CheckIcon /> : <span className={css.ring} />}</span>
            <span>
              {rule.label}
              <VisuallyHidden>
                {' '}
                {rule.met ? (
                  <Trans context="after a rule of a password, for screen readers">(met)</Trans>
                ) : (
                  <Trans context="after a rule of a password, for screen readers">(not met)</Trans>
                )}
              </VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      {!silent && (
        <VisuallyHidden>
          <span role="status">
            {met > 0 &&
              t({
                message: `${met} of ${all} rules met`,
                context: 'rules of a password, for screen readers',
              })}
          </span>
        </VisuallyHidden>
      )}
    </div>
  )
}

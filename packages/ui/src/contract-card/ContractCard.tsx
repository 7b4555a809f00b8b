import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '../button/Button.tsx'
import { Heading } from '../heading/Heading.tsx'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { StatusLabel } from '../status-label/StatusLabel.tsx'
import { Text } from '../text/Text.tsx'
import * as css from './ContractCard.css.ts'
import { ContractTierRow, Was } from './ContractTierRow.tsx'
import type { ContractKind, ContractState, ContractTerms } from './contract.ts'
import { contractDifference } from './contractDifference.ts'
import { useContractWords } from './useContractWords.ts'

export interface ContractCardProps extends CommonProps<HTMLElement> {
  /** What kind of contract it is; an unknown one is shown as it is. */
  kind: ContractKind | (string & {})
  /** With whom: the other side's name, shown as plain text. */
  party: string
  /** Its state; an unknown one is shown as it is, without a colour. */
  state: ContractState | (string & {})
  /** The terms, in order. */
  terms: ContractTerms
  /** The version before: with it the card says what changes, in words and numbers. */
  previous?: ContractTerms
  /** Sign of the currency. */
  currency?: string
  /** What follows from accepting, such as contracts of one's own downlines that would end. */
  consequences?: ReactNode
  /** The reply is being sent. @default false */
  loading?: boolean
  /** Place of the title in the outline. @default 3 */
  level?: 2 | 3 | 4
  /** Adds a button that accepts the offer. */
  onAccept?: () => void
  /** Adds a button that rejects the offer. */
  onReject?: () => void
}

/** A contract between an upline and a downline: what must be reached, what is paid, and what a new version changes. */
export function ContractCard({
  kind,
  party,
  state,
  terms,
  previous,
  currency,
  consequences,
  loading = false,
  level = 3,
  onAccept,
  onReject,
  ...root
}: ContractCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const words = useContractWords()
  const titleId = useId()
  const difference = contractDifference(previous ?? terms, terms)
  const [stateWords, tone] = words.state(state)
  const version = format.number(terms.version)
  const before = previous && format.number(previous.version)
  const period = words.period(terms.period)
  return (
    <article className={css.card} aria-labelledby={titleId} {...commonProps(root)}>
      <header className={css.head}>
        <div className={css.names}>
          <Heading level={level} size="item" id={titleId}>
            {words.kind(kind)}
          </Heading>
          <bdi className={css.quiet}>{party}</bdi>
          <p className={css.quiet}>
            {t({ message: `Version ${version}`, context: 'Version of a contract' })}
            {terms.period !== undefined && (
              <>
                {' · '}
                {difference.period && (
                  <>
                    <Was>{words.period(difference.period.before)}</Was>{' '}
                  </>
                )}
                {period}
              </>
            )}
          </p>
        </div>
        <StatusLabel tone={tone}>{stateWords}</StatusLabel>
      </header>
      {previous && (
        <Text size="sm" tone="secondary">
          {difference.changed
            ? t({
                message: `What changes from version ${before}:`,
                comment: 'Above the compared tiers of a contract',
              })
            : t({
                message: `Nothing changes from version ${before}.`,
                comment: 'Above the tiers of a contract',
              })}
        </Text>
      )}
      {difference.tiers.length === 0 ? (
        <Text tone="muted">
          {t({ message: 'No tiers are agreed.', context: 'A contract without content' })}
        </Text>
      ) : (
        <ol
          className={css.tiers}
          aria-label={t({ message: 'Tiers', context: 'Steps of a contract: what is reached, what is paid' })}
        >
          {difference.tiers.map((tier, index) => (
            <ContractTierRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a tier has no other name than its place.
              key={index}
              difference={tier}
              compared={previous !== undefined}
              currency={currency}
            />
          ))}
        </ol>
      )}
      {consequences}
      {state === 'requested' && (onAccept || onReject) && (
        <div className={css.actions}>
          {onReject && (
            <Button variant="outline" tone="neutral" disabled={loading} onClick={onReject}>
              {t({ message: 'Reject', context: 'Answer to an offered contract' })}
            </Button>
          )}
          {onAccept && (
            <Button loading={loading} onClick={onAccept}>
              {t({ message: 'Accept', context: 'Answer to an offered contract' })}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}

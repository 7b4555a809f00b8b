import { contractDetail } from '@baize/api/calls'
import { Loaded, useAnswerFocus, useApiQuery } from '@baize/site'
import { Card, Heading, Inline, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Answer } from './Answer.tsx'
import { ContractFacts } from './ContractFacts.tsx'
import { ContractHistory } from './ContractHistory.tsx'
import { ContractStateLabel } from './ContractStateLabel.tsx'
import { type ContractDetail, type ContractInfo, kindNames, kindPurposes } from './contract.ts'
import { DifferenceTable } from './DifferenceTable.tsx'
import { Ending } from './Ending.tsx'
import { partLevel, type TitleLevel } from './levels.ts'
import * as css from './print.css.ts'
import { TermsInWords } from './TermsInWords.tsx'
import { TierTable } from './TierTable.tsx'

export interface ContractReadingProps {
  id: string
  info: ContractInfo
  /** Whether the account is paid by it, and does not pay. */
  own: boolean
  /** @default 1 */
  level?: TitleLevel
  /** Buttons above it, which are not printed. */
  actions?: ReactNode
}

/** One contract in full: its terms, what it changes, what follows from it, who did what; and what can be done. */
export function ContractReading({ id, actions, level = 1, ...rest }: ContractReadingProps) {
  const read = useApiQuery(contractDetail, { params: { id } })
  return (
    <div className={css.printed}>
      <Stack space="lg">
        {actions !== undefined && <div className={css.screenOnly}>{actions}</div>}
        <Loaded read={read} lines={10} level={level}>
          {(detail) => <Whole detail={detail} level={level} {...rest} />}
        </Loaded>
      </Stack>
    </div>
  )
}

type WholeProps = Omit<ContractReadingProps, 'id' | 'actions' | 'level'> & {
  detail: ContractDetail
  level: TitleLevel
}

function Whole({ detail, info, own, level }: WholeProps) {
  const { t, i18n } = useLingui()
  const { contract, previous, difference, history } = detail
  const { kind, version, state, tiers } = contract
  const name = i18n._(kindNames[kind])
  const before = previous?.version
  const { place, answered } = useAnswerFocus(state)
  return (
    <Stack space="lg">
      <div ref={place} tabIndex={-1}>
        <Stack space="2xs">
          <Inline align="between" space="sm">
            <Heading level={level} size={level === 1 ? 'page' : 'section'}>
              {t({ message: `${name}, version ${version}`, context: 'title of a contract' })}
            </Heading>
            <ContractStateLabel contract={contract} />
          </Inline>
          <Text tone="secondary">{i18n._(kindPurposes[kind])}</Text>
        </Stack>
      </div>
      <Card as="section" padding="lg">
        <Stack space="md">
          <Heading level={partLevel[level]} size="group">
            {t({ message: 'Terms', context: 'heading: of a contract' })}
          </Heading>
          <ContractFacts contract={contract} />
          <TermsInWords contract={contract} />
          <TierTable kind={kind} tiers={tiers} />
        </Stack>
      </Card>
      {before !== undefined && (
        <Card as="section" padding="lg">
          <Stack space="md">
            <Stack space="2xs">
              <Heading level={partLevel[level]} size="group">
                {t({
                  message: 'What changes',
                  context: 'heading: from one version of a contract to the next',
                })}
              </Heading>
              <Text tone="muted" size="sm">
                {t`Compared with version ${before}, from the point of view of the party being paid.`}
              </Text>
            </Stack>
            <DifferenceTable difference={difference} />
          </Stack>
        </Card>
      )}
      {state === 'requested' ? (
        <Answer contract={contract} info={info} own={own} level={level} onAnswer={answered} />
      ) : (
        <Ending contract={contract} own={own} level={level} onAnswer={answered} />
      )}
      <ContractHistory history={history} level={level} />
    </Stack>
  )
}

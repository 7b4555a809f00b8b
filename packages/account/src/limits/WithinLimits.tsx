import { limits } from '@baize/api/calls'
import { LanguageSection } from '@baize/i18n'
import { useApiQuery } from '@baize/site'
import { Button, Container, EmptyState, Inline, LinkButton, Stack } from '@baize/ui'
import { ClockIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { loadMoneyMessages } from '../money-messages.ts'
import type { Limit } from './labels.ts'
import { usedUp } from './leftOf.ts'
import { LeftUntil, usedUpTitle } from './UsedUp.tsx'

export interface WithinLimitsProps {
  /** The game. */
  children: ReactNode
  /** Where the limits are changed. */
  limitsHref: string
  /** Where leaving leads. */
  leaveHref: string
  /** Place of the title in the outline. @default 1 */
  level?: 1 | 2
}

/**
 * A game, once it is known that a bet may be placed in it. Where a limit of stakes or of losses is used up it says so
 * first: each bet would be refused. The game can be opened all the same: a round may wait in it to be paid. What is used
 * up while one plays, the game itself says.
 */
export function WithinLimits({ children, ...rest }: WithinLimitsProps) {
  const read = useApiQuery(limits, {})
  const [spent, setSpent] = useState<readonly Limit[]>()
  const [opened, setOpened] = useState(false)
  const known = read.data !== undefined || read.error !== null
  if (known && spent === undefined) setSpent(usedUp(read.data?.limits ?? [], ['stake', 'loss']))
  if (spent === undefined) return null
  const [limit] = spent
  if (limit === undefined || opened) return children
  return (
    <LanguageSection load={loadMoneyMessages}>
      <Spent {...rest} limit={limit} onOpen={() => setOpened(true)} />
    </LanguageSection>
  )
}

interface SpentProps extends Omit<WithinLimitsProps, 'children'> {
  limit: Limit
  onOpen: () => void
}

function Spent({ limit, limitsHref, leaveHref, level = 1, onOpen }: SpentProps) {
  const { i18n, t } = useLingui()
  return (
    <Container>
      <EmptyState
        level={level}
        icon={<ClockIcon />}
        title={i18n._(usedUpTitle(limit))}
        action={
          <Inline space="sm" align="center">
            <LinkButton href={limitsHref}>{t({ message: 'See my limits', context: 'button' })}</LinkButton>
            <LinkButton href={leaveHref} variant="outline" tone="neutral">
              {t({ message: 'Leave', context: 'button: away from a game that cannot be played' })}
            </LinkButton>
            <Button variant="plain" onClick={onOpen}>
              {t({ message: 'Open without betting', context: 'button: a limit of bets is used up' })}
            </Button>
          </Inline>
        }
      >
        <Stack space="xs">
          <span>
            <LeftUntil limit={limit} />
          </span>
          <span>{t`You can’t place bets until then. Open rounds are still paid.`}</span>
        </Stack>
      </EmptyState>
    </Container>
  )
}

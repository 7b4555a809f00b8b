import { usePermission } from '@baize/account'
import type { ValueOf } from '@baize/api'
import type { teamMemberDetail } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Amount, DateTime, Heading, Inline, KeyValueList, LinkButton, Stack, Text, Timeline } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths, pathWith, transferPath } from '../app/paths.ts'
import { Result } from '../figures/Result.tsx'
import { FigureDays } from './FigureDays.tsx'
import { MemberContracts } from './MemberContracts.tsx'
import { NoteForm } from './NoteForm.tsx'

/** An account of the team with all that is known of it. */
export type TeamMemberDetail = ValueOf<typeof teamMemberDetail>

/** What an account holds and played, where it stands, its contracts, the agent's note, and the ways on. */
export function MemberDetails({ member }: { member: TeamMemberDetail }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const { id, account } = member
  const row = (key: string, label: string, value: ReactNode) => ({ id: key, label, value })
  return (
    <Stack space="lg">
      <Inline space="xs">
        <LinkButton href={transferPath(account)} size="small">
          {t({ message: 'Transfer', context: 'button: to the account of the row' })}
        </LinkButton>
        <LinkButton href={pathWith(paths.teamBets, { account })} size="small" variant="soft">
          {t({ message: 'Bets', context: 'button: bets of an account' })}
        </LinkButton>
        <LinkButton href={pathWith(paths.accountDetails, { account })} size="small" variant="soft">
          {t({ message: 'Money', context: 'button: movements of money of an account' })}
        </LinkButton>
        {member.downlines > 0 && (
          <LinkButton href={pathWith(paths.members, { parentId: id })} size="small" variant="soft">
            {t({ message: 'Branch', context: 'name of the way down a tree of accounts' })}
          </LinkButton>
        )}
      </Inline>
      <KeyValueList
        items={[
          row(
            'nickname',
            t({ message: 'Nickname', context: 'of an account' }),
            <bdi>{member.nickname || '–'}</bdi>,
          ),
          row(
            'kind',
            t({ message: 'Account type', context: 'label of a choice' }),
            member.isAgent
              ? t({ message: 'Agent', context: 'kind of account' })
              : t({ message: 'Member', context: 'kind of account' }),
          ),
          row(
            'level',
            t({ message: 'Level', context: 'column: how far below the agent' }),
            format.number(member.level),
          ),
          row('balance', t({ message: 'Balance', context: 'column' }), money(member.balance)),
          row(
            'days',
            t({ message: 'Figures of the days', context: 'before a first and a last day' }),
            <FigureDays from={member.from} to={member.to} />,
          ),
          row('stake', t({ message: 'Stake', context: 'column' }), money(member.stake)),
          row('validBet', t({ message: 'Valid bet', context: 'column' }), money(member.validBet)),
          row(
            'profitLoss',
            t({ message: 'Profit and loss', context: 'column' }),
            <Result value={member.profitLoss} currency={currencySymbol} />,
          ),
          row(
            'given',
            t({ message: 'Given', context: 'column: rebates, rewards and bonuses that became cash' }),
            money(member.given),
          ),
          row(
            'net',
            t({ message: 'Net result', context: 'column' }),
            <Result value={member.net} currency={currencySymbol} />,
          ),
          row(
            'lastLoginAt',
            t({ message: 'Last sign-in', context: 'column' }),
            member.lastLoginAt ? (
              <DateTime value={member.lastLoginAt} />
            ) : (
              t({ message: 'Never', context: 'column: last sign-in' })
            ),
          ),
        ]}
      />
      <MemberContracts contracts={member.contracts} />
      <Stack space="sm">
        <Heading level={3} size="item">
          {t({ message: 'Assignment history', context: 'heading: below whom an account stood' })}
        </Heading>
        <Text size="sm" tone="muted">
          <bdi>{[...member.trail.map((step) => step.account)].join(' › ')}</bdi>
        </Text>
        <Timeline
          label={t({ message: 'Assignment history', context: 'heading: below whom an account stood' })}
          steps={member.assignments.map(({ at, upline }) => ({
            id: at,
            title: t({ message: `Below ${upline}`, context: 'an account stands below another one' }),
            at,
            state: 'done' as const,
          }))}
        />
      </Stack>
      <NoteForm key={id} id={id} note={member.note} />
    </Stack>
  )
}

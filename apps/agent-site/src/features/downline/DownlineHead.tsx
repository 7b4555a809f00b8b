import { useMay } from '@baize/site'
import { Badge, Heading, Inline, LinkButton, Stack } from '@baize/ui'
import { SendIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { paths, pathWith, transferPath } from '../../shared/paths.ts'
import * as paper from '../../shared/print/Print.css.ts'
import type { Downline } from './downline.ts'
import { Tags } from './Tags.tsx'

/** The account's name, its tags, and what can be done with it. */
export function DownlineHead({ member }: { member: Downline }) {
  const { t } = useLingui()
  const { id, account } = member
  const may = useMay()
  return (
    <Stack space="sm">
      <Inline align="between" space="sm">
        <Inline space="xs">
          <Heading level={1}>
            <bdi>{account}</bdi>
          </Heading>
          <Badge tone={member.isAgent ? 'premium' : 'neutral'}>
            {member.isAgent
              ? t({ message: 'Agent', context: 'kind of account' })
              : t({ message: 'Member', context: 'kind of account' })}
          </Badge>
        </Inline>
        <div className={paper.screenOnly}>
          <Inline space="xs">
            {may('cashier') && (
              <LinkButton href={transferPath(account)} size="small" icon={<SendIcon size={16} />}>
                {t({ message: 'Transfer', context: 'button: to the account of the row' })}
              </LinkButton>
            )}
            <LinkButton href={pathWith(paths.teamBets, { account })} size="small" variant="soft">
              {t({ message: 'Bets', context: 'button: bets of an account' })}
            </LinkButton>
            <LinkButton href={pathWith(paths.accountDetails, { account })} size="small" variant="soft">
              {t({ message: 'Transactions', context: 'button: movements of money of an account' })}
            </LinkButton>
            {member.downlines > 0 && (
              <LinkButton href={pathWith(paths.members, { parentId: id })} size="small" variant="soft">
                {t({ message: 'Branch', context: 'name of the way down a tree of accounts' })}
              </LinkButton>
            )}
          </Inline>
        </div>
      </Inline>
      <div className={paper.screenOnly}>
        <Tags id={id} tags={member.tags} />
      </div>
    </Stack>
  )
}

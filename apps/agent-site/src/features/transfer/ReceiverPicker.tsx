import { usePermission } from '@baize/site'
import { Amount, EmptyState, LinkButton, Text } from '@baize/ui'
import { SearchIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { TeamMemberPicker } from '../../shared/parts/TeamMemberPicker.tsx'
import { paths } from '../../shared/paths.ts'

/** The receiver of a transfer: any account of the team, with its balance. */
export function ReceiverPicker({ onChoose }: { onChoose: (account: string) => void }) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  return (
    <TeamMemberPicker
      title={t({ message: 'Recipient', context: 'heading: choice of a receiver' })}
      pageSize={8}
      onChoose={onChoose}
      detail={({ balance }) => (
        <Text as="span" tone="secondary" tabular>
          <Amount value={balance} currency={currencySymbol} />
        </Text>
      )}
      empty={(search) =>
        search ? (
          <EmptyState
            title={t`No one in your team matches “${search}”`}
            level={3}
            icon={<SearchIcon size={32} />}
          >
            {t`Search by account name or nickname, or part of one.`}
          </EmptyState>
        ) : (
          <EmptyState
            title={t`Your team begins with one link`}
            level={3}
            action={
              <LinkButton href={paths.openAccount}>
                {t({ message: 'Open an account', context: 'button: for a downline' })}
              </LinkButton>
            }
          >
            {t`Create a link and share it. Anyone who registers with it appears here.`}
          </EmptyState>
        )
      }
    />
  )
}

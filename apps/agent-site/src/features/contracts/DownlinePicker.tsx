import { EmptyState, LinkButton } from '@baize/ui'
import { LinkIcon, SearchIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { TeamMemberPicker } from '../../shared/parts/TeamMemberPicker.tsx'
import { paths } from '../../shared/paths.ts'

/** The receiver of an offer: accounts directly below the agent. */
export function DownlinePicker({ onChoose }: { onChoose: (account: string) => void }) {
  const { t } = useLingui()
  return (
    <TeamMemberPicker
      title={t({ message: 'Recipient', context: 'heading: receiver of an offered contract' })}
      pageSize={20}
      directOnly
      onChoose={onChoose}
      empty={(search) =>
        search ? (
          <EmptyState
            title={t`No direct account matches “${search}”`}
            level={3}
            icon={<SearchIcon size={32} />}
          />
        ) : (
          <EmptyState
            title={t`No direct accounts yet`}
            level={3}
            action={
              <LinkButton href={paths.openAccount} icon={<LinkIcon size={18} />}>
                {t({ message: 'Open an account', context: 'button: for a downline' })}
              </LinkButton>
            }
          />
        )
      }
    />
  )
}

import { disableSubUser, removeSubUser, subUsers } from '@baize/api/calls'
import { isolated } from '@baize/i18n/format'
import { useCall, useSkew } from '@baize/site'
import { Button, confirm, Inline, RelativeTime, StatusLabel, type TableColumn, Text, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { SubUserDialog } from './SubUserDialogs.tsx'
import { permissions, type SubUser } from './subUser.ts'

/** The columns of the list of sub-users, and what is done with each. */
export function useSubUserColumns(onOpen: (dialog: SubUserDialog) => void): TableColumn<SubUser>[] {
  const { t, i18n } = useLingui()
  const skew = useSkew()
  const disabling = useCall(disableSubUser, {
    failureToast: true,
    invalidates: [subUsers],
    onSuccess: () => toast({ message: t`Sub-user disabled and signed out.` }),
  })
  const removal = useCall(removeSubUser, {
    failureToast: true,
    invalidates: [subUsers],
    onSuccess: () => toast({ message: t`Sub-user removed.` }),
  })

  async function remove({ id, account }: SubUser) {
    const name = isolated(account)
    const sure = await confirm({
      question: t({ message: `Remove ${name}?`, context: 'question in a dialog: a sub-user' }),
      message: t`They are signed out right away. Their actions stay in the log, and the name can’t be used again.`,
      confirmLabel: t({ message: 'Remove', context: 'button in a dialog: a sub-user' }),
      cancelLabel: t({ message: 'Keep', context: 'button in a dialog' }),
      tone: 'critical',
    })
    if (sure) removal.mutate({ params: { id } })
  }

  return [
    {
      id: 'account',
      header: t({ message: 'Username', context: 'column' }),
      rowHeader: true,
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'permission',
      header: t({ message: 'Permission', context: 'column: what a sub-user may do' }),
      nowrap: true,
      cell: ({ permission }) => i18n._(permissions[permission].name),
    },
    {
      id: 'state',
      header: t({ message: 'Status', context: 'column' }),
      nowrap: true,
      cell: ({ disabled, passwordGiven }) =>
        disabled ? (
          <StatusLabel tone="critical">
            {t({ message: 'Disabled', context: 'status of a sub-user' })}
          </StatusLabel>
        ) : passwordGiven ? (
          <StatusLabel tone="caution">
            {t({ message: 'Temporary password', context: 'status of a sub-user: it has to choose its own' })}
          </StatusLabel>
        ) : (
          <StatusLabel tone="positive">
            {t({ message: 'Active', context: 'status of a sub-user' })}
          </StatusLabel>
        ),
    },
    {
      id: 'authenticator',
      header: t({ message: 'Authenticator app', context: 'column: of a sub-user' }),
      nowrap: true,
      cell: ({ authenticator }) =>
        authenticator ? (
          <StatusLabel tone="positive">
            {t({ message: 'Connected', context: 'authenticator app of a sub-user' })}
          </StatusLabel>
        ) : (
          <Text as="span" size="sm" tone="muted">
            {t({ message: 'Not connected', context: 'authenticator app of a sub-user' })}
          </Text>
        ),
    },
    {
      id: 'lastLoginAt',
      header: t({ message: 'Last sign-in', context: 'column' }),
      nowrap: true,
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? (
          <Text as="span" size="sm" tone="muted">
            {t({ message: 'Never', context: 'column: last sign-in' })}
          </Text>
        ) : (
          <RelativeTime value={lastLoginAt} skew={skew} />
        ),
    },
    {
      id: 'actions',
      header: t({ message: 'Actions', context: 'column' }),
      nowrap: true,
      cell: (subUser) => (
        <Inline space="xs">
          <Button
            variant="soft"
            size="small"
            aria-haspopup="dialog"
            onClick={() => onOpen({ form: 'change', subUser })}
          >
            {subUser.disabled
              ? t({ message: 'Enable', context: 'button: a sub-user' })
              : t({ message: 'Change permission', context: 'button: a sub-user' })}
          </Button>
          <Button
            variant="soft"
            tone="neutral"
            size="small"
            aria-haspopup="dialog"
            onClick={() => onOpen({ form: 'password', subUser })}
          >
            {t({ message: 'Reset password', context: 'button: of a sub-user' })}
          </Button>
          {subUser.authenticator && (
            <Button
              variant="soft"
              tone="neutral"
              size="small"
              aria-haspopup="dialog"
              onClick={() => onOpen({ form: 'authenticator', subUser })}
            >
              {t({ message: 'Remove app', context: 'button: authenticator app of a sub-user' })}
            </Button>
          )}
          {!subUser.disabled && (
            <Button
              variant="soft"
              tone="neutral"
              size="small"
              loading={disabling.isPending && disabling.variables.params.id === subUser.id}
              onClick={() => disabling.mutate({ params: { id: subUser.id } })}
            >
              {t({ message: 'Disable', context: 'button: a sub-user' })}
            </Button>
          )}
          <Button
            variant="soft"
            tone="critical"
            size="small"
            aria-haspopup="dialog"
            loading={removal.isPending && removal.variables.params.id === subUser.id}
            onClick={() => void remove(subUser)}
          >
            {t({ message: 'Remove', context: 'button: a sub-user' })}
          </Button>
        </Inline>
      ),
    },
  ]
}

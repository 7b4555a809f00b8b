import { ApiError } from '@baize/api'
import { contractInfo, openAccount, registerSettings, teamMembers, teamOverview } from '@baize/api/calls'
import { type AccountRequest, OpenAccountForm } from '@baize/forms'
import { Loaded, useApiQuery, useCall, usePermission, useProblemText } from '@baize/site'
import { LinkButton } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { paths } from '../../shared/paths.ts'
import { useRates } from './rates.ts'

/** Opening an account at once: its name, its first password, and what is offered to it, never above the own rates. */
export function DirectForm() {
  const { t } = useLingui()
  const opening = useCall(openAccount, {
    intent: ({ body }) => `${body.accountType} ${body.username}`,
    invalidates: [teamMembers, teamOverview],
  })
  const { mainDomain } = usePermission()
  const problemText = useProblemText()
  const settings = useApiQuery(registerSettings, {}, { ofSession: false })
  const contracts = useApiQuery(contractInfo, {})
  const rates = useRates(contracts.data)

  async function open(request: AccountRequest) {
    const { rates: given, ...account } = request
    await opening.mutateAsync({ body: { ...account, rates: given } })
  }

  return (
    <Loaded read={settings} lines={6}>
      {({ rules }) => (
        <Loaded read={contracts} lines={6}>
          {() => (
            <OpenAccountForm
              rates={rates}
              rules={{
                ...(rules.username ? { username: rules.username } : {}),
                ...(rules.password ? { password: rules.password } : {}),
                ...(rules.nickname ? { nickname: rules.nickname } : {}),
              }}
              signInAt={{
                member: new URL('/login', mainDomain).href,
                agent: new URL(paths.landing, location.origin).href,
              }}
              onSubmit={open}
              explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
              next={
                <LinkButton href={paths.members} variant="plain" tone="neutral">
                  {t({ message: 'View team', context: 'button' })}
                </LinkButton>
              }
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

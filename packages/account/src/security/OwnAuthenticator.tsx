import { memberInfo } from '@baize/api/calls'
import { LanguageSection } from '@baize/i18n'
import { callKey, type Member, SubUserContext, useSession } from '@baize/site'
import { useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { AuthenticatorApp } from './AuthenticatorApp.tsx'
import { loadMessages } from './messages.ts'

export interface OwnAuthenticatorProps {
  /** The recovery codes are saved, or the app is removed. @default nothing more happens */
  onDone?: () => void
}

/** The authenticator app of the sub-user that is signed in. */
export function OwnAuthenticator({ onDone = () => {} }: OwnAuthenticatorProps) {
  const queries = useQueryClient()
  const { member } = useSession()
  const subUser = useContext(SubUserContext)

  function change(connected: boolean) {
    const key = callKey(memberInfo)
    if (connected && member && subUser) {
      // The page continues at once, without waiting for the platform to say that the app is connected.
      const fresh: Member = { ...member, subUser: { ...subUser, authenticator: 'connected' } }
      queries.setQueryData(key, fresh)
    }
    void queries.invalidateQueries({ queryKey: key })
  }

  return (
    <LanguageSection load={loadMessages}>
      <AuthenticatorApp
        connected={subUser?.authenticator === 'connected'}
        onConnectedChange={change}
        onDone={onDone}
      />
    </LanguageSection>
  )
}

import { ApiError } from '@baize/api'
import { freePlay } from '@baize/api/calls'
import { useCall, usePermission, useProblemText, useToken } from '@baize/site'
import { openPopup } from '../../shared/popups/popups.ts'
import { useEntered } from './useEntered.ts'

interface FreePlayWay {
  /** Begins a session with play money; where the brand is regulated, the age is checked first. */
  onFreePlay: () => Promise<void>
  explain: (error: unknown) => string | undefined
}

/** The sign-in with play money. */
export function useFreePlay(): FreePlayWay {
  const play = useCall(freePlay)
  const { enter } = useToken()
  const { policyProfile } = usePermission()
  const problemText = useProblemText()
  const entered = useEntered()
  return {
    async onFreePlay() {
      if (policyProfile === 'regulated') return openPopup('freePlay')
      const { token } = await play.mutateAsync({ body: { platform: 'W', version: '3' } })
      enter(token)
      entered()
    },
    explain: (error) => (error instanceof ApiError ? problemText(error) : undefined),
  }
}

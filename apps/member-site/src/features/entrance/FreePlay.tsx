import { freePlay } from '@baize/api/calls'
import { Form } from '@baize/forms'
import { LanguageSection } from '@baize/i18n'
import { useCall, usePermission, useToken } from '@baize/site'
import { Button, Inline, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { openPopup } from '../../shared/popups/popups.ts'
import { loadWords } from './loadMessages.ts'
import { useEntered } from './useEntered.ts'
import { useFreePlay } from './useFreePlay.ts'

/** The age check before play money, where the brand's policy requires it. */
export function FreePlay() {
  return (
    <LanguageSection load={loadWords}>
      <AgeCheck />
    </LanguageSection>
  )
}

function AgeCheck() {
  const { t } = useLingui()
  const { minimumAge } = usePermission()
  const play = useCall(freePlay)
  const { enter } = useToken()
  const { explain } = useFreePlay()
  const entered = useEntered()
  return (
    <Form
      fields={[{ name: 'birthday', kind: 'date', required: true }]}
      leaving="never"
      beforeFields={
        <Text tone="muted">
          {t`You must be at least ${minimumAge} to use free play, even though no money is involved.`}
        </Text>
      }
      submitLabel={t({ message: 'Play for free', context: 'button: a session with play money' })}
      afterSubmit={
        <Inline align="center">
          <Button variant="plain" onClick={() => openPopup('login')}>
            {t({ message: 'Back to sign-in', context: 'button' })}
          </Button>
        </Inline>
      }
      onSubmit={async ({ birthday }) => {
        const { token } = await play.mutateAsync({
          body: { platform: 'W', version: '3', birthday: String(birthday) },
        })
        enter(token)
        entered()
      }}
      explain={explain}
    />
  )
}

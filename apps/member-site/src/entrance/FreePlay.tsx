import { useCall, usePermission, useToken } from '@baize/account'
import { freePlay } from '@baize/api/calls'
import { Form } from '@baize/forms'
import { LanguageSection } from '@baize/i18n'
import { Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEntered } from './useEntered.ts'
import { useFreePlay } from './useFreePlay.ts'
import { loadWords } from './words.ts'

/** The age check before play money, where the brand's policy asks for it. */
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
          {t`Free play is for people who are at least ${minimumAge} years old, though no money is in it.`}
        </Text>
      }
      submitLabel={t({ message: 'Play for free', context: 'button: a session with play money' })}
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

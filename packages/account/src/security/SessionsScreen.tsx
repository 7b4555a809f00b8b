import { LanguageSection } from '@baize/i18n'
import { Container, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { loadMessages } from './messages.ts'
import { Sessions } from './SessionsView.tsx'

/** Where the account is signed in, as a page of its own. */
export function SessionsScreen() {
  return (
    <LanguageSection load={loadMessages}>
      <Page />
    </LanguageSection>
  )
}

function Page() {
  const { t } = useLingui()
  return (
    <Container width="reading" gutter={false}>
      <Stack space="md">
        <Heading level={1}>
          {t({ message: 'Devices', context: 'page title: where the account is signed in' })}
        </Heading>
        <Sessions />
      </Stack>
    </Container>
  )
}

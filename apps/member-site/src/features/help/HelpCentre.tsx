import { loadViewMessages } from '@baize/account'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { usePermission, useTitle } from '@baize/site'
import { Button, Container, Heading, Inline, LinkButton, Stack, Text } from '@baize/ui'
import { ServiceIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { openPopup } from '../../shared/popups/popups.ts'
import { HelpSections } from './HelpSections.tsx'
import { loadMessages } from './messages.ts'
import { useHelp } from './useHelp.ts'

const loadWords = joinMessages(loadViewMessages, loadMessages)

/** The help centre's page: terms, privacy, agreement and everything else, each at its anchor. */
export function HelpCentre() {
  return (
    <LanguageSection load={loadWords}>
      <Page />
    </LanguageSection>
  )
}
HelpCentre.words = loadWords

function Page() {
  const { t } = useLingui()
  const { brandName, customerService } = usePermission()
  const help = useHelp()
  // What is below the help is mounted after it, so that it is not pushed down while it is read.
  const read = help.data !== undefined || help.error !== null
  useTitle(t({ message: 'Help centre', context: 'page title' }), brandName)
  return (
    <Container gutter={false}>
      <Stack space="lg">
        <Heading level={1}>{t({ message: 'Help centre', context: 'page title' })}</Heading>
        <HelpSections level={2} />
        {read && (
          <Stack space="sm" as="section">
            <Heading level={2}>
              {t({ message: 'Still need help?', context: 'heading of the help centre' })}
            </Heading>
            <Text tone="muted">{t`Write to customer service or chat now.`}</Text>
            <Inline space="sm">
              <Button aria-haspopup="dialog" onClick={() => openPopup('feedback')}>
                {t({ message: 'Feedback and complaints', context: 'button: opens the form' })}
              </Button>
              {customerService.map(({ csType, title, path }) => (
                <LinkButton key={csType} href={path} external variant="outline" icon={<ServiceIcon />}>
                  {/* The operator’s text: an element of its own breaks it and isolates its direction. */}
                  <bdi>{title}</bdi>
                </LinkButton>
              ))}
            </Inline>
          </Stack>
        )}
      </Stack>
    </Container>
  )
}

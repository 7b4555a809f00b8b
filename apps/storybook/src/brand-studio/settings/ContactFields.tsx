import { Accordion, Button, Card, Heading, Inline, SelectField, Stack, TextField } from '@baize/ui'
import { languageName } from '@baize/ui/brand'
import { languagesOf, textAt } from './paths.ts'
import type { SettingsProps } from './settings-props.ts'

interface ContactFieldsProps extends SettingsProps {
  index: number
  onRemove: () => void
  /** Undefined for the first. */
  onMoveUp: (() => void) | undefined
}

/** The types that the platform offers as customer service, and e-mail, which is in the footer only. */
const types = ['LIVECHAT', 'TELEGRAM', 'TELEGRAM 1', 'TELEGRAM 2', 'FACEBOOK', 'EMAIL']

/** One contact: its type, its address, and its name in each language. */
export function ContactFields({ settings, problems, set, index, onRemove, onMoveUp }: ContactFieldsProps) {
  const at = `contacts.${index}`
  const type = textAt(settings, `${at}.type`)
  const title = textAt(settings, `${at}.label`) || `Contact ${index + 1}`
  const options = (types.includes(type) || type === '' ? types : [...types, type]).map((value) => ({
    value,
    label: value,
  }))
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={4}>{title}</Heading>
        <SelectField
          label="Type"
          hint="EMAIL is in the footer only; the others are customer service too."
          placeholder="Choose one"
          options={options}
          value={type}
          error={problems.get(`${at}.type`) ?? problems.get(at)}
          onValueChange={(value) => set(`${at}.type`, value)}
        />
        <TextField
          label="Label"
          value={textAt(settings, `${at}.label`)}
          error={problems.get(`${at}.label`)}
          onValueChange={(value) => set(`${at}.label`, value)}
        />
        <TextField
          label="Address"
          hint="It begins with https://, mailto:, tel: or /."
          value={textAt(settings, `${at}.url`)}
          error={problems.get(`${at}.url`)}
          dir="ltr"
          autoCapitalize="none"
          onValueChange={(value) => set(`${at}.url`, value)}
        />
        <Accordion
          headingLevel={4}
          items={[
            {
              id: 'labels',
              title: 'Label in other languages',
              content: (
                <Stack space="sm">
                  {languagesOf(settings).map((language) => (
                    <TextField
                      key={language}
                      label={languageName(language)}
                      placeholder={title}
                      value={textAt(settings, `${at}.labels.${language}`)}
                      error={problems.get(`${at}.labels.${language}`)}
                      onValueChange={(value) => set(`${at}.labels.${language}`, value || undefined)}
                    />
                  ))}
                </Stack>
              ),
            },
          ]}
        />
        <Inline>
          <Button
            size="small"
            variant="outline"
            tone="neutral"
            onClick={onRemove}
            aria-label={`Remove ${title}`}
          >
            Remove
          </Button>
          {onMoveUp && (
            <Button
              size="small"
              variant="outline"
              tone="neutral"
              onClick={onMoveUp}
              aria-label={`Move up: ${title}`}
            >
              Move up
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  )
}

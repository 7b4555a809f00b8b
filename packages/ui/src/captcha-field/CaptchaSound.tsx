import { useLingui } from '@lingui/react/macro'
import { Button } from '../button/Button.tsx'
import { SoundIcon } from '../icons/icons.ts'
import { Text } from '../text/Text.tsx'

export interface CaptchaSoundProps {
  /** Not requested, loading, playing, ended, or unavailable. */
  state: 'none' | 'coming' | 'playing' | 'heard' | 'failed'
  /** Plays the tones, or stops them. */
  toggle: () => void
}

/** The captcha for the ear: tones to count, in place of letters to read. */
export function CaptchaSound({ state, toggle }: CaptchaSoundProps) {
  const { t } = useLingui()
  return (
    <>
      <Button
        variant="soft"
        tone="neutral"
        size="small"
        fullWidth
        icon={<SoundIcon />}
        loading={state === 'coming'}
        onClick={toggle}
      >
        {state === 'playing'
          ? t({ message: 'Stop sound', context: 'button at a captcha that is heard' })
          : state === 'heard'
            ? t({ message: 'Replay the tones', context: 'button at a captcha that is heard' })
            : t({ message: 'Use sound instead', context: 'button at a captcha' })}
      </Button>
      <div role="status">
        {state !== 'none' && (
          <Text size="sm" tone={state === 'failed' ? 'critical' : 'muted'}>
            {state === 'failed'
              ? t({ message: 'The sound could not be played. Try again.', context: 'captcha that is heard' })
              : t({
                  message: 'Count the tones in each of the five groups and enter the five numbers.',
                  context: 'captcha that is heard',
                })}
          </Text>
        )}
      </div>
    </>
  )
}

import { Button, Card, Container, Heading, Stack, Text } from '@baize/ui'
import { Component, type ReactNode } from 'react'
import { brandLanguages } from '../brand/pageBrand.ts'

export interface AppBoundaryProps {
  children: ReactNode
  /** Called with what went wrong, for a consumer that logs it. */
  onFailure?: (error: unknown) => void
}

/** What it says in the languages that are complete: no catalogue may be there when it is needed. */
const sayings = [
  {
    lang: 'km',
    title: 'ទំព័រនេះបានឈប់ដំណើរការ',
    text: 'សមតុល្យ និងសំណើរបស់អ្នកមិនបាត់បង់ទេ។ សូមផ្ទុកទំព័រឡើងវិញ។',
    action: 'ផ្ទុកឡើងវិញ',
  },
  {
    lang: 'en',
    title: 'This page has stopped working',
    text: 'Your balance and requests are safe. Reload the page to go on.',
    action: 'Reload',
  },
  {
    lang: 'zh-Hans',
    title: '此页面已停止运行',
    text: '您的余额和申请均未丢失，请重新加载页面。',
    action: '重新加载',
  },
  {
    lang: 'ar',
    title: 'توقفت هذه الصفحة عن العمل',
    text: 'رصيدك وطلباتك في أمان. أعد تحميل الصفحة للمتابعة.',
    action: 'إعادة التحميل',
  },
] as const

/**
 * The last net of a site, above everything that could fail: languages, platform, screens. Replaces the app
 * with a page that needs none of them.
 */
export class AppBoundary extends Component<AppBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error)
  }

  override render() {
    return this.state.failed ? <StoppedPage /> : this.props.children
  }
}

function StoppedPage() {
  const spoken = document.documentElement.lang
  // The page's language first, so that a screen reader meets it first.
  const offered = brandLanguages().active as readonly string[]
  const ordered = sayings
    .filter(({ lang }) => lang === 'en' || offered.includes(lang))
    .sort((a, b) => Number(b.lang === spoken) - Number(a.lang === spoken))
  return (
    <Container as="main" width="narrow">
      <Stack space="xl">
        <span />
        <div role="alert">
          <Stack space="md">
            {ordered.map(({ lang, title, text, action }, index) => (
              <div key={lang} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
                <Card padding="lg">
                  <Stack space="sm" align="start">
                    {index === 0 ? (
                      <Heading level={1} size="group">
                        {title}
                      </Heading>
                    ) : (
                      <Heading level={2} size="group">
                        {title}
                      </Heading>
                    )}
                    <Text tone="secondary">{text}</Text>
                    <Button
                      variant={index === 0 ? 'solid' : 'soft'}
                      tone={index === 0 ? 'accent' : 'neutral'}
                      onClick={() => location.reload()}
                    >
                      {action}
                    </Button>
                  </Stack>
                </Card>
              </div>
            ))}
          </Stack>
        </div>
      </Stack>
    </Container>
  )
}

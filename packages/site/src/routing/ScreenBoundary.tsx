import { Component, type ReactNode } from 'react'
import { ScreenFailed } from './ScreenPending.tsx'

export interface ScreenBoundaryProps {
  /** Whether it shows nothing when its content fails, and renders that again by itself: for what was not requested by name. @default false */
  silent?: boolean
  /** What is shown in the place of content that failed, given a function that renders the content again. */
  fallback?: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Milliseconds until silent content that failed is rendered again; twice as long after each failure. */
const firstRetry = 10_000
const maxRetries = 4

/** The error boundary of one screen: what fails in it, or messages that cannot be fetched, leaves the rest of the site. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    const wait = firstRetry * 2 ** this.failures
    if (this.props.silent && this.failures < maxRetries)
      this.timer = setTimeout(this.retry, wait * (1 + Math.random() / 4))
    this.failures += 1
  }

  override componentWillUnmount() {
    clearTimeout(this.timer)
  }

  private retry = () => {
    clearTimeout(this.timer)
    this.setState({ failed: false })
  }

  override render() {
    const { silent, fallback, children } = this.props
    if (!this.state.failed) return children
    if (fallback) return fallback(this.retry)
    return silent ? null : <ScreenFailed onRetry={this.retry} />
  }
}

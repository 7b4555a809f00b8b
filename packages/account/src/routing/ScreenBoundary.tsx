import { Component, type ReactNode } from 'react'
import { ScreenFailed } from './ScreenPending.tsx'

export interface ScreenBoundaryProps {
  /** Whether it leaves its place empty and tries again by itself: for what is not asked for by name. @default false */
  silent?: boolean
  children: ReactNode
}

/** Milliseconds until a silent part that broke is tried again. */
const silentRetry = 10_000

/** The net under one screen: what breaks in it, or its words that cannot be fetched, leaves the rest of the site standing. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  private timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    if (this.props.silent) this.timer = setTimeout(this.again, silentRetry)
  }

  override componentWillUnmount() {
    clearTimeout(this.timer)
  }

  private again = () => this.setState({ failed: false })

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.silent ? null : <ScreenFailed onRetry={this.again} />
  }
}

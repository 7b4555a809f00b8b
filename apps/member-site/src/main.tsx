import '@baize/ui/reset'
import { createPlatform } from '@baize/account'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App platform={createPlatform('member')} />)

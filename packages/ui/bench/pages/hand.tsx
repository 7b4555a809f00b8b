import { createRoot } from 'react-dom/client'
import './hand.css'
import { HandLobby } from './HandLobby.tsx'

const root = createRoot(document.querySelector('#root') ?? document.body)
window.mount = () => root.render(<HandLobby />)

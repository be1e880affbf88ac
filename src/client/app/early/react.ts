// Runs React in a task of its own, and not in that of whatever asks for it first; from a small file of its own, too:
// React makes an Error ahead, and an inspector, Lighthouse among them, looks its place up by reading what called it
// once more.
import 'react-dom/client'

/**
 * A browser that translates the page puts `<font>` elements in the place of text nodes. React still knows the text nodes,
 * and the browser throws when it removes one, or inserts before one (https://github.com/facebook/react/issues/11538).
 * Here the outermost of these elements stands for such a node. Text that changes is drawn by ui/value/Value.
 */
function allowMovedNodes(prototype: Node = Node.prototype) {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    const there = childOf(this, child)
    if (there) removeChild.call(this, there)
    return child
  }
  prototype.insertBefore = function <T extends Node>(this: Node, added: T, next: Node | null) {
    return insertBefore.call(this, added, next && childOf(this, next)) as T
  }
}

/** The child of a node that is another node, or the `<font>` that holds it now. */
function childOf(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node
  return node.parentElement?.localName === 'font' ? childOf(parent, node.parentElement) : null
}

allowMovedNodes()

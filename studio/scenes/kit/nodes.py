"""A short notation for Cycles' shader nodes."""


class NodeGraph:
    """Builds the node tree of one material. Values are sockets, numbers or colours alike."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")
        self.flat_colour = None

    @classmethod
    def of(cls, material):
        """The graph of a material that has one, to add to it."""
        graph = cls.__new__(cls)
        graph.tree = material.node_tree
        graph.output = graph.tree.nodes["Material Output"]
        graph.flat_colour = None
        return graph

    def node(self, kind, **properties):
        """Adds a node of Blender's type `kind` and sets its properties."""
        node = self.tree.nodes.new(kind)
        for name, value in properties.items():
            setattr(node, name, value)
        return node

    def link(self, value, socket):
        """Feeds an input socket from another socket or with a constant; None leaves it alone."""
        if value is None:
            return
        if hasattr(value, "is_output"):
            self.tree.links.new(value, socket)
            return
        try:
            socket.default_value = value
        except (TypeError, ValueError):
            # A vector socket gets the scalar thrice, a colour socket an opaque alpha.
            socket.default_value = (*value[:3], 1) if hasattr(value, "__len__") else (value,) * 3

    def surface(self, socket):
        """Makes a shader the material's surface."""
        self.link(socket, self.output.inputs[0])

    def math(self, operation, a, b=0.0):
        node = self.node("ShaderNodeMath", operation=operation, use_clamp=False)
        self.link(a, node.inputs[0])
        self.link(b, node.inputs[1])
        return node.outputs[0]

    def add(self, a, b):
        return self.math("ADD", a, b)

    def subtract(self, a, b):
        return self.math("SUBTRACT", a, b)

    def multiply(self, a, b):
        return self.math("MULTIPLY", a, b)

    def map_range(self, value, from_min, from_max, to_min, to_max, smooth=False):
        """Maps [from_min, from_max] to [to_min, to_max], clamped."""
        node = self.node("ShaderNodeMapRange", clamp=True)
        if smooth:
            node.interpolation_type = "SMOOTHSTEP"
        for index, item in enumerate((value, from_min, from_max, to_min, to_max)):
            self.link(item, node.inputs[index])
        return node.outputs[0]

    def separate(self, vector):
        """The x, y and z of a vector."""
        node = self.node("ShaderNodeSeparateXYZ")
        self.link(vector, node.inputs[0])
        return node.outputs

    def combine(self, x, y, z):
        node = self.node("ShaderNodeCombineXYZ")
        for index, item in enumerate((x, y, z)):
            self.link(item, node.inputs[index])
        return node.outputs[0]

    def attribute(self, name):
        """A vector that the mesh carries at each vertex."""
        node = self.node("ShaderNodeAttribute")
        node.attribute_name = name
        return node.outputs["Vector"]

    def object_coordinates(self):
        """Position in the object's own space, in metres."""
        return self.node("ShaderNodeTexCoord").outputs["Object"]

    def noise(self, vector, scale=1, detail=2, roughness=0.5, distortion=0):
        """Fractal noise around 0.5."""
        node = self.node("ShaderNodeTexNoise")
        self.link(vector, node.inputs["Vector"])
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = roughness
        node.inputs["Distortion"].default_value = distortion
        return node.outputs["Fac"]

    def mix(self, factor, a, b):
        """Blends two colours."""
        node = self.node("ShaderNodeMixRGB", blend_type="MIX")
        for index, item in enumerate((factor, a, b)):
            self.link(item, node.inputs[index])
        return node.outputs[0]

    def hue_saturation(self, colour, hue=0.5, saturation=1.0, value=1.0):
        node = self.node("ShaderNodeHueSaturation")
        for index, item in ((0, hue), (1, saturation), (2, value), (4, colour)):
            self.link(item, node.inputs[index])
        return node.outputs[0]

    def bump(self, height, distance, strength=1.0):
        """Normal bent by a height field; distance in metres."""
        node = self.node("ShaderNodeBump")
        self.link(height, node.inputs["Height"])
        node.inputs["Distance"].default_value = distance
        self.link(strength, node.inputs["Strength"])
        return node.outputs[0]

    def mix_shaders(self, factor, a, b):
        node = self.node("ShaderNodeMixShader")
        for index, item in enumerate((factor, a, b)):
            self.link(item, node.inputs[index])
        return node.outputs[0]

    def shader(self, kind, colour=None):
        """A BSDF node whose colour is an sRGB-linear triple."""
        node = self.node(kind)
        if colour is not None:
            node.inputs[0].default_value = (*colour, 1)
        return node

    def principled(self, colour, roughness=0.5, normal=None, metallic=0.0, specular=0.5):
        """Principled BSDF as the surface. Diffuse bounces see `flat_colour`, if it is set."""
        node = self.node("ShaderNodeBsdfPrincipled")
        self.link(colour, node.inputs["Base Color"])
        self.link(roughness, node.inputs["Roughness"])
        node.inputs["Metallic"].default_value = metallic
        node.inputs["Specular"].default_value = specular
        self.link(normal, node.inputs["Normal"])
        if not self.flat_colour:
            self.surface(node.outputs[0])
            return node
        # Indirect hits skip every procedural node: a large saving that nobody can see.
        path = self.node("ShaderNodeLightPath")
        diffuse = self.shader("ShaderNodeBsdfDiffuse", self.flat_colour)
        is_bounce = path.outputs["Is Diffuse Ray"]
        self.surface(self.mix_shaders(is_bounce, node.outputs[0], diffuse.outputs[0]))
        return node
